/** @type {import("next").NextConfig} */
const config = {
  output: "export",
  images: { unoptimized: true },
  typedRoutes: true,
  reactCompiler: false,
};

export default config;
