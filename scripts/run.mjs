/** Shared by the scripts: the project's folder, and running a tool to its end. */
import { spawn } from "node:child_process";
import { readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

process.env.NEXT_TELEMETRY_DISABLED = "1";

/** True if Node was started with this module, as opposed to importing it. */
export function isMain(url) {
  return Boolean(process.argv[1]) && realpathSync(process.argv[1]) === fileURLToPath(url);
}

/** The script behind a package's command: running it with this Node needs neither npx nor a shell. */
export function bin(name, from = name) {
  const folder = join(ROOT, "node_modules", from);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[name]);
}

/** Starts a tool in the project's folder. It is stopped when this process ends. */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { cwd: ROOT, stdio: "inherit", ...options });
  const stop = () => child.kill();
  process.once("exit", stop);
  child.once("exit", () => process.off("exit", stop));
  return child;
}

/**
 * Runs a tool to its end, and resolves to its exit code. With `log`, an array, its output is passed on and its lines are
 * added there.
 */
export function run(command, args, { log, ...options } = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, {
      ...(log && { stdio: ["inherit", "pipe", "pipe"] }),
      ...options,
    });
    if (log) {
      pass(child.stdout, process.stdout, log);
      pass(child.stderr, process.stderr, log);
    }
    child.once("error", (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.once("close", (code) => resolve(code ?? 1));
  });
}

function pass(from, to, log) {
  createInterface({ input: from }).on("line", (line) => {
    to.write(`${line}\n`);
    if (line.trim() !== "") log.push(line);
  });
}

export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/** The npm that started us, or else the one on the PATH (on Windows a batch file, which needs a shell). */
export function runNpm(args, options) {
  const cli = process.env.npm_execpath ?? "";
  if (cli.endsWith("npm-cli.js")) return runNode([cli, ...args], options);
  return run("npm", args, { shell: process.platform === "win32", ...options });
}

/** Turns signals into a normal exit, so that "exit" handlers run and no child process is left behind. */
function exitOnSignals() {
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
  process.once("SIGHUP", () => process.exit(129));
  if (!process.env.npm_lifecycle_event) return;
  // npm signals only its shell, which may die without passing the signal on: then this process is an orphan.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(143);
  }, 250).unref();
}

/** Runs a script's main function: an error is printed as one line, without a stack trace. */
export async function main(work) {
  exitOnSignals();
  try {
    await work();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
