import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";

import { SessionProvider } from "@/components/session/session";
import { aQueryClient } from "@/lib/api/testing/query-client";
import { aSession } from "@/lib/api/testing/session";

/** Renders a part of a page for a player who is logged in, before anything has loaded. */
export const renderSignedIn = (content: ReactNode) =>
  render(
    <QueryClientProvider client={aQueryClient()}>
      <SessionProvider value={aSession()}>{content}</SessionProvider>
    </QueryClientProvider>,
  );
