import { useUrlValue } from "./use-url-value";

/** One of `values`, which stands in the address. What is none of them counts as `initial`, which is absent there. */
export function useUrlChoice<T extends string>(
  name: string,
  values: readonly T[],
  initial: T,
): [T, (value: T) => void] {
  const [inUrl, setInUrl] = useUrlValue(name, initial);
  return [values.find((value) => value === inUrl) ?? initial, setInUrl];
}

/** Any of `values`, which stand in the address with a space between them. */
export function useUrlChoices<T extends string>(
  name: string,
  values: readonly T[],
): [readonly T[], (chosen: readonly T[]) => void] {
  const [inUrl, setInUrl] = useUrlValue(name, "");
  const words = inUrl.split(" ");
  return [
    values.filter((value) => words.includes(value)),
    (chosen) => {
      setInUrl(chosen.join(" "));
    },
  ];
}
