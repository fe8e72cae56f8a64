import { Type, type TProperties } from 'typebox';
import { dayPattern } from '../../../date-patterns.js';
import { closed } from '../../../quantities.js';
import {
  companySections as sections,
  type CompanySectionToken as SectionToken,
} from '../sections.js';

/** A body with one key, equal to the section's label. */
function oneKeyBody<Properties extends TProperties>(token: SectionToken, properties: Properties) {
  const { label, about } = sections[token];
  const $id = `${label.replaceAll(' ', '')}Body`;
  return Type.Object(properties, { ...closed, $id, description: `${about}.` });
}

const about = (token: SectionToken) => ({ description: `${sections[token].about}.` });
const line = (token: SectionToken) => Type.String({ ...about(token), minLength: 1 });
const matching = (token: SectionToken, pattern: string) =>
  Type.String({ ...about(token), pattern });
const date = (token: SectionToken) => matching(token, dayPattern);
const ticker = (token: SectionToken) => matching(token, '^[A-Z0-9]{3,6}$');

export const TitleBody = oneKeyBody('title', { [sections.title.label]: line('title') });
export const AbnBody = oneKeyBody('abn', {
  [sections.abn.label]: matching('abn', '^[0-9]{11}$'),
});
export const AcnBody = oneKeyBody('acn', { [sections.acn.label]: matching('acn', '^[0-9]{9}$') });
export const AsxBody = oneKeyBody('asx', { [sections.asx.label]: ticker('asx') });
export const NzbnBody = oneKeyBody('nzbn', {
  [sections.nzbn.label]: matching('nzbn', '^94[0-9]{11}$'),
});
export const NzseBody = oneKeyBody('nzse', { [sections.nzse.label]: ticker('nzse') });
export const BalanceDateBody = oneKeyBody('balancedate', {
  [sections.balancedate.label]: date('balancedate'),
});
export const CompanyTypeBody = oneKeyBody('companytype', {
  [sections.companytype.label]: line('companytype'),
});
export const IncorporationDateBody = oneKeyBody('incorporationdate', {
  [sections.incorporationdate.label]: date('incorporationdate'),
});
export const PhoneNumberBody = oneKeyBody('phonenumber', {
  [sections.phonenumber.label]: line('phonenumber'),
});
export const PostalAddressBody = oneKeyBody('postaladdress', {
  [sections.postaladdress.label]: line('postaladdress'),
});
export const RankBody = oneKeyBody('rank', {
  [sections.rank.label]: Type.Integer({ ...about('rank'), minimum: 1 }),
});
export const RegisteredNameBody = oneKeyBody('registeredname', {
  [sections.registeredname.label]: line('registeredname'),
});
export const StreetAddressBody = oneKeyBody('streetaddress', {
  [sections.streetaddress.label]: line('streetaddress'),
});
export const WebsiteAddressBody = oneKeyBody('websiteaddress', {
  [sections.websiteaddress.label]: matching('websiteaddress', '^https?://'),
});
