import { keyScopeOf } from '../../http/api-keys/key-scope.ts'
import { type Route, requirementsOf } from '../../http/route.ts'
import { IDEMPOTENCY_HEADER } from '../../platform/idempotency/run-idempotent.ts'
import { jsonSchemaOf, type Parameter, queryParameters } from './json-schema.ts'

const ACCESS = {
  anyone: 'Asks for no session.',
  account: 'Asks for a session; open to an expired company.',
  broker: 'Asks for a session of a broker company whose subscription or trial runs.',
} as const satisfies Record<Route['access'], string>

const requirementsText = (route: Route) =>
  requirementsOf(route).flatMap(({ scope, oneOf, plan }) => [
    ...(scope === undefined ? [] : [`Needs the permission "${scope}".`]),
    ...(oneOf === undefined ? [] : [`Needs one of the rights ${oneOf.map(one => `"${one}"`).join(', ')}.`]),
    ...(plan === undefined ? [] : [`Needs a plan with "${plan}".`]),
  ])

const keyText = (route: Route) => {
  const scope = keyScopeOf(route)
  return scope === null ? [] : [`An API key has to have the permission "${scope}".`]
}

const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string)

/** A path parameter is an id, unless its route has a schema for it. */
const pathParameters = ({ path, schemas: { params } }: Route): readonly Parameter[] =>
  namesIn(path).map(name => {
    const description = params?.[name]
    const schema = description === undefined ? { type: 'integer' } : jsonSchemaOf(description, 'input')
    return { name, in: 'path', required: true, schema }
  })

const isUnsafe = ({ method }: Route) => method !== 'GET'

const proofs = (route: Route): readonly Parameter[] =>
  isUnsafe(route)
    ? [
        {
          name: 'x-csrf-token',
          in: 'header',
          // A call with a key has none.
          required: keyScopeOf(route) === null,
          schema: { type: 'string' },
        },
        {
          name: IDEMPOTENCY_HEADER,
          in: 'header',
          required: false,
          schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
        },
      ]
    : []

const refusal = (name: string) => ({ $ref: `#/components/responses/${name}` })

/** The refusals that any call with an access may get; a call's own are in its description. */
const refusalsOf = (route: Route) => ({
  ...(route.access !== 'anyone' && { 401: refusal('unauthenticated') }),
  403: refusal('forbidden'),
  ...(route.path.includes(':') && { 404: refusal('missing') }),
  ...(isUnsafe(route) && { 409: refusal('conflict'), 413: refusal('too-large') }),
  422: refusal('invalid'),
  default: refusal('other'),
})

const PAGING = ['currentpage', 'totalpages', 'totalitems']

const isPaged = ({ schemas: { query } }: Route) =>
  query !== undefined && queryParameters(query).some(({ name }) => name === 'per_page')

const answered = (route: Route) => ({
  description: route.schemas.answer === undefined ? 'Done; no JSON comes back.' : 'Done.',
  ...(isPaged(route) && {
    headers: Object.fromEntries(PAGING.map(name => [name, { schema: { type: 'integer' } }])),
  }),
  ...(route.schemas.answer !== undefined && {
    content: { 'application/json': { schema: jsonSchemaOf(route.schemas.answer, 'output') } },
  }),
})

const bodyOf = ({ schemas: { body }, multipart }: Route) => {
  if (body === undefined) return undefined
  const schema = jsonSchemaOf(body, 'input')
  return {
    required: true,
    content: {
      'application/json': { schema },
      ...(multipart && { 'multipart/form-data': { schema } }),
    },
  }
}

/** `PATCH rule_overrides/:id` as `patch-rule_overrides-id`. */
const operationId = ({ method, path }: Route) =>
  `${method.toLowerCase()}-${path.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '')}`

/** The name of a resource in the document: the first segment of the path that is no version. */
const tagOf = ({ path }: Route) => path.replace(/^api\/(v\d+\/)?/, '').split('/')[0] ?? path

const securityOf = (route: Route) => {
  if (route.access === 'anyone') return { security: [] }
  return keyScopeOf(route) === null ? { security: [{ session: [] }] } : {}
}

/** One route as an operation of OpenAPI 3.1. */
export const operationOf = (route: Route) => {
  const requestBody = bodyOf(route)
  return {
    operationId: operationId(route),
    tags: [tagOf(route)],
    summary: route.summary,
    description: [ACCESS[route.access], ...requirementsText(route), ...keyText(route)].join(' '),
    parameters: [
      ...pathParameters(route),
      ...(route.schemas.query === undefined ? [] : queryParameters(route.schemas.query)),
      ...proofs(route),
    ],
    ...(requestBody !== undefined && { requestBody }),
    responses: { '2XX': answered(route), ...refusalsOf(route) },
    ...securityOf(route),
  }
}
