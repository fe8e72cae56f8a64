export const spreadsheetNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const drawingNamespace = 'http://schemas.openxmlformats.org/drawingml/2006/main';
export const chartNamespace = 'http://schemas.openxmlformats.org/drawingml/2006/chart';
export const relationNamespace =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
