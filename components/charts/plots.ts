// The plotting library is most of it, so all plots are one script on demand.
export { BarPlot } from "./bar-plot";
export { LinePlot } from "./line-plot";
export { SparkPlot } from "./spark-plot";
