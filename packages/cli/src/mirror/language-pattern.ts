/** Language names as the interface has them: they begin with a letter, and hold no slash. */
export const languagePattern = /^[\p{L}\p{M}][\p{L}\p{M}\p{N} .,'()-]{0,63}$/u;
