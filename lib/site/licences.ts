/** The part of package-lock.json that lists the installed packages, by the path of their folders. */
export interface Lockfile {
  packages: Readonly<Record<string, LockedPackage | undefined>>;
}

interface LockedPackage {
  version?: string;
  license?: string;
  dependencies?: Readonly<Record<string, string>>;
}

/** A package that the site is built from. */
export interface UsedPackage {
  name: string;
  version: string;
  /** As the package names it: "MIT", "Apache-2.0". */
  licence: string;
  /** The folder that it is installed in. */
  folder: string;
}

const FOLDER = "node_modules/";

/** The folder in which a package finds another one: first its own, then those around it. */
function folderOf({ packages }: Lockfile, from: string, name: string): string | undefined {
  for (let around = from; ; around = around.slice(0, around.lastIndexOf(`/${FOLDER}`))) {
    const folder = `${around === "" ? "" : `${around}/`}${FOLDER}${name}`;
    if (packages[folder] !== undefined) return folder;
    if (!around.includes(`/${FOLDER}`)) {
      const outermost = FOLDER + name;
      return packages[outermost] === undefined ? undefined : outermost;
    }
  }
}

/** The packages that a production build needs, each version once, by name. */
export function usedPackages(lock: Lockfile): UsedPackage[] {
  const found = new Map<string, UsedPackage>();
  const visit = (folder: string) => {
    const dependencies = lock.packages[folder]?.dependencies ?? {};
    for (const name of Object.keys(dependencies)) {
      const next = folderOf(lock, folder, name);
      if (next === undefined || found.has(next)) continue;
      const { version = "", license = "unknown" } = lock.packages[next] ?? {};
      found.set(next, { name, version, licence: license, folder: next });
      visit(next);
    }
  };
  visit("");
  const once = new Map([...found.values()].map((one) => [`${one.name} ${one.version}`, one]));
  return [...once.values()].sort((a, b) => a.name.localeCompare(b.name));
}
