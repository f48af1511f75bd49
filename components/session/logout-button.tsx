"use client";

import { useQueryClient } from "@tanstack/react-query";
import { LogOut } from "lucide-react";

import { Button } from "@/components/ui/button";

import { logOut } from "./session";

export function LogoutButton() {
  const queryClient = useQueryClient();
  return (
    <Button
      variant="quiet"
      className="max-md:px-3"
      onClick={() => {
        logOut(queryClient);
      }}
    >
      <LogOut aria-hidden />
      <span className="max-md:sr-only">Logout</span>
    </Button>
  );
}
