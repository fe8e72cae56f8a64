import type { Related } from './build-diagram.js';

export const relationshipNames: Record<Related['Relationship'], string> = {
  Subsidiary: 'Subsidiary',
  Associate: 'Associate',
  JointVenture: 'Joint venture',
};
