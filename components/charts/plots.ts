// The plotting library is most of it, so all plots are one script on demand.
export { BarPlot } from "./bar-plot";
export { LinePlot } from "./bar-plot";
export { SparkPlot } from "./bar-plot";
