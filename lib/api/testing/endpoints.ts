import type { Endpoint } from "./endpoint";
import { COMPANY } from "./endpoints/company";
import { FACTION } from "./endpoints/faction";
import { TORN } from "./endpoints/torn";
import { USER } from "./endpoints/user";

/** Every file of lib/api/endpoints, for the tests that hold for all of them. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  ...COMPANY,
  ...FACTION,
  ...TORN,
  ...USER,
};
