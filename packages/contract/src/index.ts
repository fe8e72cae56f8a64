export * from './chart-data.js';
export * from './images.js';
export * from './report-key.js';
export * from './sections.js';
