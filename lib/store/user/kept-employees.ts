import { id, lenientArray } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";

/** More employees than any player has, even over several companies. */
const MAX_KEPT = 200;

/** The ids of the employees whom the director keeps in their position. */
export const keptEmployeesStore = jsonValue<readonly number[]>(
  "keptEmployees",
  lenientArray(id, MAX_KEPT),
  [],
);

/** Keeps an employee in the position, or no longer. */
export function keepEmployee(employeeId: number, isKept: boolean) {
  const others = keptEmployeesStore.get().filter((other) => other !== employeeId);
  keptEmployeesStore.set(isKept ? [...others, employeeId] : others);
}
