import { requirementsOf, type Route } from '../http/route.ts'
import { routeName } from '../routes/index.ts'

const WHO = {
  anyone: 'anyone',
  account: 'signed in',
  broker: 'broker, not expired',
} as const satisfies Record<Route['access'], string>

const inCode = (names: readonly (string | undefined)[]) =>
  names.flatMap(name => (name === undefined ? [] : [`\`${name}\``])).join(', ')

const rowOf = (route: Route) => {
  const requires = requirementsOf(route)
  const cells = [
    `\`${routeName(route)}\``,
    WHO[route.access],
    [
      inCode(requires.map(({ scope }) => scope)),
      ...requires.map(({ oneOf }) => (oneOf ? `one of ${inCode(oneOf)}` : '')),
    ]
      .filter(Boolean)
      .join(', '),
    inCode(requires.map(({ plan }) => plan)),
  ]
  return `| ${cells.join(' | ')} |`
}

/** Who may make each call, as a page: made of what the routes themselves ask for. */
export const authorisationPage = (routes: readonly Route[]) => `# Who may make which call

Written by \`npm run api\` from what the routes ask for; \`npm run check\` holds the two together. A call of "signed in" is open to somebody without a company and to an expired
one, as far as it goes without a company. On top of it the company always comes from the session, and an id of another company is a 404.

| call | who | right | plan |
| --- | --- | --- | --- |
${routes.map(rowOf).join('\n')}
`
