import { useWords } from '../words/explorer-words.js';
import { themeChoices, type ThemeChoice } from './theme-choice.js';
import { useThemeChoice } from './theme.js';

export function ThemeToggle() {
  const { shell: words } = useWords();
  const [choice, choose] = useThemeChoice();
  return (
    <label className="theme-toggle">
      <span className="visually-hidden">{words.colours}</span>
      <select
        value={choice}
        onChange={(event) => {
          choose(event.currentTarget.value as ThemeChoice);
        }}
      >
        {themeChoices.map((name) => (
          <option key={name} value={name}>
            {words.themes[name]}
          </option>
        ))}
      </select>
    </label>
  );
}
