/** Makes files of whole reports. What makes them loads in the drawing workers, on first use. */
export { createFileMaker, type FileMaker } from './file-maker.js';
export type {
  ChartFileFormat,
  FamilyForm,
  FileTask,
  ReportHead,
  ReportTask,
} from './report-task.js';
