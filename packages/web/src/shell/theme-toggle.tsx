import { themeChoices, type ThemeChoice } from './theme-choice.js';
import { useThemeChoice } from './theme.js';

const names: Record<ThemeChoice, string> = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
};

export function ThemeToggle() {
  const [choice, choose] = useThemeChoice();
  return (
    <label className="theme-toggle">
      <span className="visually-hidden">Colours</span>
      <select
        value={choice}
        onChange={(event) => {
          choose(event.currentTarget.value as ThemeChoice);
        }}
      >
        {themeChoices.map((name) => (
          <option key={name} value={name}>
            {names[name]}
          </option>
        ))}
      </select>
    </label>
  );
}
