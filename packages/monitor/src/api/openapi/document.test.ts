import { expect, it } from 'vitest'
import { ROUTES } from '../routes/index.ts'
import { openApiDocument } from './document.ts'

const document = openApiDocument(ROUTES)
/** As clients read it: without what JSON omits. */
const read = JSON.parse(JSON.stringify(document)) as typeof document

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
}
const operations = Object.entries(read.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...(operation as Operation) })),
)

it('every route is an operation with a summary and a unique name', () => {
  expect(operations.map(({ path, method }) => `${method} ${path}`).toSorted()).toEqual(
    ROUTES.map(
      ({ method, path }) => `${method.toLowerCase()} /${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    ).toSorted(),
  )
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(ROUTES.length)
  expect(operations.filter(({ summary }) => summary.trim() === '')).toEqual([])
})

it('the schema of a text that people write says that it is plain text', () => {
  const create = operations.find(({ operationId }) => operationId === 'post-identity_alert_messages')
  expect(create).toMatchObject({
    requestBody: {
      content: {
        'application/json': {
          schema: { properties: { message: { description: expect.stringContaining('Show it as text') } } },
        },
      },
    },
  })
})

it('every name in a path is one parameter', () => {
  for (const { path, parameters } of operations) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(parameters.filter(parameter => parameter.in === 'path').map(({ name }) => name)).toEqual(names)
    const all = parameters.map(parameter => `${parameter.in} ${parameter.name}`)
    expect(new Set(all).size).toBe(all.length)
  }
})

it('the document has the schemas of queries, bodies and responses', () => {
  const list = operations.find(({ operationId }) => operationId === 'get-rule_overrides')
  expect(list).toMatchObject({
    description: expect.stringContaining('can_rule'),
    responses: {
      '2XX': {
        headers: { totalitems: { schema: { type: 'integer' } } },
        content: {
          'application/json': { schema: { type: 'array', items: { required: expect.anything() } } },
        },
      },
      401: { $ref: '#/components/responses/unauthenticated' },
    },
  })
  expect(list?.parameters.map(({ name }) => name)).toEqual(['carrier_id', 'page', 'per_page'])
  const search = operations.find(({ operationId }) => operationId === 'get-carriers')
  expect(search?.parameters.map(({ name }) => name)).toContain('q[legal_name_or_dba_name_start]')
  expect(operations.find(({ operationId }) => operationId === 'post-rule_overrides')).toMatchObject({
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: {
            properties: {
              rule_override: { properties: { file: { type: 'string', format: 'binary' } } },
            },
          },
        },
      },
    },
  })
})

it('every reference has a target', () => {
  const references = [...JSON.stringify(read).matchAll(/"\$ref":"#\/components\/(\w+)\/([\w-]+)"/g)]
  expect(references.length).toBeGreaterThan(ROUTES.length)
  for (const [, kind, name] of references)
    expect(Object.keys(read.components[kind as 'responses'])).toContain(name)
})
