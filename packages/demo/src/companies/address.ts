import type { CompanyDocument } from '@broadsheet/reports';
import type { Random } from '../random.js';
import { cities, newZealandCities, streets, type City } from './places.js';
import type { CompanyProfile } from './profile.js';

type Contact = Pick<
  CompanyDocument,
  'PhoneNumber' | 'PostalAddress' | 'StreetAddress' | 'WebsiteAddress'
>;

export function buildContact({ name, city, kind }: CompanyProfile, random: Random): Contact {
  const street = `${String(random.integer(2, 380))} ${random.pick(streets)}`;
  const level = kind === 'small' ? '' : `Level ${String(random.integer(2, 34))}, `;
  return {
    ...buildCityContact(city, `${level}${street}`, random),
    // The top-level domain `example` is reserved and can never be a real company's.
    WebsiteAddress: `https://www.${slugify(name)}.example`,
  };
}

function buildCityContact(city: City, street: string, random: Random): Contact {
  const box = String(random.integer(100, 9990));
  const line = String(random.integer(0, 9999)).padStart(4, '0');
  if (isNewZealand(city)) {
    const { postcode, area } = newZealandCities[city];
    return {
      // 555 01xx is reserved for fiction in the numbering plan that New Zealand's films use.
      PhoneNumber: `+64 ${area} 555 01${line.slice(0, 2)}`,
      StreetAddress: `${street}, ${city} ${postcode}, New Zealand`,
      PostalAddress: `PO Box ${box}, ${city} ${postcode}, New Zealand`,
    };
  }
  const { state, postcode, area, box: boxName } = cities[city];
  return {
    // The Australian regulator reserves 5550 xxxx for fiction in every area.
    PhoneNumber: `+61 ${area} 5550 ${line}`,
    StreetAddress: `${street}, ${city} ${state} ${postcode}`,
    PostalAddress: `${boxName} ${box}, ${city} ${state} ${postcode}`,
  };
}

const isNewZealand = (city: City): city is keyof typeof newZealandCities =>
  Object.hasOwn(newZealandCities, city);

/** Letters and digits of a name, joined by hyphens. */
function slugify(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
