/** Plain enough to print, and loads no other file. */
export const pageStyle = `
:root { color-scheme: light; --ink: #1b1f24; --muted: #59636e; --line: #d5dae0; --accent: #0b5cad; }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; color: var(--ink); background: #f4f6f8; }
main, header { max-width: 82rem; margin: 0 auto; padding: 0 1.5rem; }
header { padding-top: 2rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 3rem 0 .25rem; font-size: 1.6rem; line-height: 1.2; }
h3 { margin: 0 0 .75rem; font-size: 1.15rem; }
h4 { margin: 1.25rem 0 .4rem; font-size: 1rem; }
h5 { margin: 0 0 .4rem; font-size: 1rem; }
p { margin: .4rem 0; max-width: 75ch; }
a { color: var(--accent); }
code { font: .9em ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", monospace; }
.muted, figcaption, nav { color: var(--muted); font-size: .925rem; }
nav ul { margin: 1rem 0 0; padding: 0; list-style: none; columns: 16rem; column-gap: 2rem; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(34rem, 100%), 1fr)); gap: 1.5rem; margin-top: 1.5rem; align-items: start; }
.card { background: #fff; border: 1px solid var(--line); border-radius: .5rem; padding: 1.25rem; margin: 1.5rem 0 0; }
.charts .card { margin: 0; }
.sections { columns: 34rem; column-gap: 1.5rem; margin-top: 1.5rem; }
.sections .card { margin: 0 0 1.5rem; break-inside: avoid; }
.card img { display: block; width: 100%; height: auto; }
figcaption { margin-top: .75rem; }
details { margin-top: .75rem; }
summary { cursor: pointer; color: var(--accent); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .9rem .3rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
tbody th { font-weight: 400; }
thead th { color: var(--muted); font-weight: 600; }
.number { text-align: right; padding-left: .9rem; }
td { white-space: pre-line; }
dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .25rem 1rem; margin: .5rem 0; }
dt { color: var(--muted); }
dd { margin: 0; white-space: pre-line; overflow-wrap: anywhere; }
.analysis { border-left: 3px solid var(--line); padding-left: 1rem; max-width: 75ch; }
.analysis h3 { font-size: 1rem; margin: .75rem 0 .25rem; }
.entry { margin: .75rem 0 1.25rem; }
.problems { padding-left: 1.25rem; }
.error::marker { color: #b3261e; content: "\\2717  "; }
.warning::marker { color: #8a5a00; content: "!  "; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .5rem; } }
@media print { body { background: #fff; } nav { display: none; } .card { break-inside: avoid; border: 0; padding: 0; } }
`;
