/** Our own headers: they carry what the bodies of the specified operations have no room for. */
export const answerHeaders = {
  'Broadsheet-Edition': 'Number of the edition that was answered.',
  'Broadsheet-Missing':
    'What is missing, as far as the client may know: `report` (there is no such report), `language` (it exists in another language that the client may read), `images` (the report has no images, or not this chart) or `sections` (it has none of those asked for).',
  'Broadsheet-Ignored':
    'Fields of the body that this operation does not have, and that were ignored: at most ten names, percent-encoded, the first 64 letters of each, separated by commas.',
} as const;

export type AnswerHeader = keyof typeof answerHeaders;

/** The values of `Broadsheet-Missing`. */
export type Missing = 'report' | 'language' | 'images' | 'sections';
