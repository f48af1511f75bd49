"use client";

import { useQueryClient } from "@tanstack/react-query";
import { LogOut } from "lucide-react";

import { logOut } from "@/components/session/session";

import { ENTRY_LOOK } from "./sidebar-entry";

export function LogoutButton() {
  const queryClient = useQueryClient();
  return (
    <button
      type="button"
      className={ENTRY_LOOK}
      onClick={() => {
        logOut(queryClient);
      }}
    >
      <LogOut aria-hidden />
      <span className="rail:sr-only">Logout</span>
    </button>
  );
}
