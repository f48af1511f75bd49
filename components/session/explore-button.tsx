"use client";

import { useRouter } from "next/navigation";
import type { ComponentProps } from "react";

import { Button } from "@/components/ui/button";
import { sampleStore } from "@/lib/store/sample";

/** The way into the sample data. */
export function ExploreButton(props: Omit<ComponentProps<typeof Button>, "onClick">) {
  const router = useRouter();
  return (
    <Button
      {...props}
      onClick={() => {
        sampleStore.set(true);
        router.push("/app/dashboard");
      }}
    >
      Explore with sample data
    </Button>
  );
}
