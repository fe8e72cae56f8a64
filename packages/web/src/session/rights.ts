import type { SessionView } from '@broadsheet/contract';

type Rights = Pick<SessionView, 'Entitlements'>;

/** Whether the user's client may publish any report. */
export const mayPublish = ({ Entitlements: rights }: Rights) =>
  rights.some(({ Access }) => Access === 'publish' || Access === 'administer');

export const mayAdminister = ({ Entitlements: rights }: Rights) =>
  rights.some(({ Access }) => Access === 'administer');

/** Whether the user's client may see clients and usage. */
export const mayAudit = ({ Entitlements: rights }: Rights) =>
  rights.some(({ Access }) => Access === 'administer' || Access === 'audit');
