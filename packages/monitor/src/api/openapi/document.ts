import { keyScopeOf } from '../../http/api-keys/key-scope.ts'
import { type Route, requirementsOf, routeName } from '../../http/route.ts'
import { jsonSchemaOf, NAMED_SCHEMAS } from './json-schema.ts'
import { operationOf } from './operation.ts'

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
    inCode([keyScopeOf(route) ?? undefined]),
  ]
  return `| ${cells.join(' | ')} |`
}

/** The page of who may make each call, made from the routes. */
export const authorisationPage = (routes: readonly Route[]) => `# Who may make which call

Written by \`npm run api\` from what the routes ask for; \`npm run check\` holds the two together. A call of "signed in" is open to someone without a company and to an expired
one, as far as it goes without a company. On top of it the company always comes from the session, and an id of another company is a 404.
An [API key](integrations.md) has to have the permission in the last column, beside what its person needs. Where the column is empty, no key may.

| call | who | right | plan | key |
| --- | --- | --- | --- | --- |
${routes.map(rowOf).join('\n')}
`

const errors = {
  type: 'object',
  required: ['errors', 'request_id'],
  properties: {
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: ['string', 'null'] }, message: { type: 'string' } },
      },
    },
    request_id: { type: 'string' },
  },
}

const REFUSALS = {
  unauthenticated: 'No one is signed in.',
  forbidden: 'A right, a plan or a proof is missing.',
  missing: 'There is no such record, or it is not yours.',
  conflict: 'Someone else was first.',
  'too-large': 'More was sent than is read.',
  invalid: 'Something that was sent is not allowed, by field.',
  other: 'Any other refusal, in the same shape.',
}

const pathOf = (path: string) => `/${path.replaceAll(/:(\w+)/g, '{$1}')}`

const pathsOf = (routes: readonly Route[]) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const path = pathOf(route.path)
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) }
  }
  return paths
}

/** The whole API as an OpenAPI 3.1 document, made from the schemas that check calls and responses. */
export const openApiDocument = (routes: readonly Route[]) => ({
  openapi: '3.1.0',
  info: {
    title: 'Monitor API',
    version: '1',
    description:
      'What the portal asks of a monitor. Ids are whole numbers, instants ISO 8601 with a zone, calendar dates YYYY-MM-DD, money whole US dollars; null is not on record.',
  },
  servers: [{ url: '/monitor' }],
  security: [{ session: [] }, { key: [] }],
  paths: pathsOf(routes),
  components: {
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: 'fairhaul_session' },
      key: { type: 'http', scheme: 'bearer' },
    },
    schemas: {
      errors,
      ...Object.fromEntries(
        Object.entries(NAMED_SCHEMAS).map(([name, schema]) => [name, jsonSchemaOf(schema, 'output')]),
      ),
    },
    responses: Object.fromEntries(
      Object.entries(REFUSALS).map(([name, description]) => [
        name,
        {
          description,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/errors' } } },
        },
      ]),
    ),
  },
})
