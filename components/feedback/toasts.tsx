"use client";

import { Suspense, useEffect, useState } from "react";

import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";

import { type ToastMessage, onToast, toastsNeeded } from "./show-toast";

const Toaster = onDemand(() => import("./toaster").then((l) => l.AppToaster), PlainToast);

export function Toasts() {
  return useStoredValue(toastsNeeded) ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}

/** Shows the last toast as a strip if the code for toasts didn't load, since toasts are often about the network. */
function PlainToast() {
  const [message, setNotice] = useState<ToastMessage>();
  useEffect(() => onToast(setNotice), []);
  return (
    <p
      role="status"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-rule bg-popover px-8 py-3 text-popover-foreground empty:hidden max-md:px-4"
    >
      {message && (
        <>
          <b>{message.title}.</b> {message.description}{" "}
          {message.action && (
            <Button
              variant="link"
              size="inline"
              onClick={() => {
                setNotice(undefined);
                message.action?.onPress();
              }}
            >
              {message.action.text}
            </Button>
          )}
        </>
      )}
    </p>
  );
}
