/** A value that the report does not give: a dash on the screen, words for screen readers. */
export function Missing() {
  return (
    <span className="company-missing">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">not given</span>
    </span>
  );
}
