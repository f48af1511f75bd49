import { serveCalls } from "@/lib/api/testing/server";

serveCalls();
