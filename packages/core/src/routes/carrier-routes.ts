import { route } from './route.ts'

/** The carriers of a company. Source: section 2, "Routes". */
export const CARRIER_ROUTES = [
  route({ name: 'mine', pattern: '/carriers/Mine', title: 'My Carriers' }),
  route({ name: 'my-carriers', pattern: '/carriers/my-carriers', title: 'My carriers' }),
  route({ name: 'connections', pattern: '/carriers/connections', title: 'Connections' }),
  route({ name: 'carrier', pattern: '/carriers/:id', title: 'Carrier Detail' }),
] as const
