/** The forms of the parts of a report key that every family has; `language-pattern.ts` has the last. */
export const familyPattern = '^[a-z]{2,32}$';
export const countryPattern = '^[A-Za-z]{2}$';
/** As documents and answers write it; requests take it in any letter case. */
export const writtenCountryPattern = '^[A-Z]{2}$';
export const codePattern = '^[A-Za-z0-9]{1,16}$';

const familyForm = new RegExp(familyPattern);
const countryForm = new RegExp(countryPattern);
const codeForm = new RegExp(codePattern);

export const hasFamilyForm = (text: string): boolean => familyForm.test(text);
export const hasCountryForm = (text: string): boolean => countryForm.test(text);
export const hasCodeForm = (text: string): boolean => codeForm.test(text);
