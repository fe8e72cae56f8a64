/** What the report does not give: a dash to the eye, words to the ear. */
export function Missing() {
  return (
    <span className="company-missing">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">not given</span>
    </span>
  );
}
