import { css } from './css.js';

/** Rows with thin rules; on a phone, each row becomes a block of its own. */
export const tables = css`
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.94rem;
    line-height: 1.5;
    table-layout: fixed;
  }

  th,
  td {
    padding: 0.6rem 1rem 0.6rem 0;
    border-bottom: 1px solid var(--rule);
    overflow-wrap: anywhere;
    text-align: left;
    vertical-align: top;
  }

  thead th {
    padding-top: 0;
    border-bottom-color: var(--soft);
    color: var(--soft);
    font-size: 0.8rem;
    font-weight: 500;
  }

  tbody th {
    font-weight: 400;
  }

  tbody th code {
    font-weight: 600;
  }

  .depth-1,
  .depth-2,
  .depth-3,
  .depth-4 {
    padding-left: 0.8rem;
    border-left: 2px solid var(--rule);
  }

  .depth-2 {
    margin-left: 1rem;
  }

  .depth-3 {
    margin-left: 2rem;
  }

  .depth-4 {
    margin-left: 3rem;
  }

  .presence {
    color: var(--soft);
    font-size: 0.78rem;
  }

  .presence.required {
    color: var(--accent);
  }

  .limits {
    margin: 0.25rem 0 0;
    padding: 0;
    color: var(--soft);
    font-size: 0.85rem;
    list-style: none;
  }

  @media (min-width: 45.01rem) {
    .fields th:nth-child(1) {
      width: 42%;
    }

    .answers th:nth-child(1) {
      width: 5rem;
    }

    .answers th:nth-child(2) {
      width: 12rem;
    }

    .image-types {
      max-width: 60rem;
    }

    .image-types th:nth-child(1) {
      width: 17rem;
    }

    .sections th:nth-child(1) {
      width: 25%;
    }

    .sections th:nth-child(2) {
      width: 20%;
    }

    .sections th:nth-child(3) {
      width: 25%;
    }
  }

  @media (max-width: 45rem) {
    table,
    tbody,
    tr,
    tbody th,
    td {
      display: block;
    }

    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    tr {
      padding: 0.75rem 0;
      border-bottom: 1px solid var(--rule);
    }

    tbody th,
    td {
      padding: 0 0 0.15rem;
      border: 0;
    }
  }
`;
