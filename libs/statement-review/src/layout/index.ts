export {
  describeLayout,
  pagesWorthTelling,
  type LayoutPage,
  type LayoutReport,
  type ReportLine,
  type ReportPage,
  type ReportPiece,
} from './layout-report.ts';
export { readLayoutReport, writeLayoutReport } from './layout-text.ts';
export type { PlacedText } from './page-lines.ts';
export { shapeOf, shapePattern, type Shape } from './token-shape.ts';
