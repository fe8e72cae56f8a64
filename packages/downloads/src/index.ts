/** Makes files of whole reports. The code for it is loaded in the drawing workers, on first use. */
export { createFileMaker, type FileMaker } from './file-maker.js';
export type {
  ChartFileFormat,
  ComparisonFileFormat,
  FamilyForm,
  FileTask,
  ReportHead,
  ReportTask,
} from './report-task.js';
