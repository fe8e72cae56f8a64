import { chooseLanguage, useWords } from '../words/explorer-words.js';
import { explorerLanguages, type ExplorerLanguage } from '../words/language-choice.js';

/** Each in its own language, so that everybody can find theirs. */
const names: Record<ExplorerLanguage, string> = { en: 'English', ja: '日本語' };

export function LanguageToggle() {
  const { tag, shell: words } = useWords();
  return (
    <label className="language-toggle">
      <span className="visually-hidden">{words.language}</span>
      <select
        value={tag}
        onChange={(event) => {
          // If the words cannot be loaded, the choice stays unchanged.
          chooseLanguage(event.currentTarget.value as ExplorerLanguage).catch(() => undefined);
        }}
      >
        {explorerLanguages.map((language) => (
          <option key={language} value={language} lang={language}>
            {names[language]}
          </option>
        ))}
      </select>
    </label>
  );
}
