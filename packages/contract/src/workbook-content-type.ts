export const workbookContentType =
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
