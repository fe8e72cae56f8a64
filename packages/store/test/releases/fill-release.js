/**
 * What the database of a release holds. It calls only what the stores of all releases have, and it is
 * JavaScript because it runs when a release is made, without the tests.
 */
export async function fillRelease(store) {
  const me = { name: 'ann', address: '192.0.2.7' };
  await store.clients.save({
    id: 'reader',
    name: 'Reader',
    entitlements: [{ access: 'read', families: '*', countries: '*', languages: '*' }],
    users: { ann: 'open sesame' },
  });
  await store.editions.publish(
    [draftOf('1214', 'Wine making', 1), draftOf('4511', 'Cafes', 1)],
    me,
  );
  await store.editions.publish([draftOf('1214', 'Wine making', 2)], me);
}

export function draftOf(code, title, value) {
  return {
    key: { family: 'industry', country: 'AU', code, language: 'English' },
    title,
    sector: 'Sector',
    document: { Title: title, Value: value },
    charts: new Map([['Revenue', { code, value }]]),
  };
}
