import { expect, it } from 'vitest'
import { openApiProblems } from './lib/openapi.mjs'

const parameter = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } }
const operation = {
  operationId: 'get-carriers-id',
  parameters: [parameter],
  responses: { 401: { $ref: '#/components/responses/unauthenticated' } },
}
const document = {
  openapi: '3.1.0',
  info: { title: 'Monitor API', version: '1' },
  paths: { '/carriers/{id}': { get: operation } },
  components: { responses: { unauthenticated: { description: 'Signed out.' } } },
}

it('a valid OpenAPI document has no problems', () => {
  expect(openApiProblems(document)).toEqual([])
})

it.each([
  ['another version', { ...document, openapi: '3.0.0' }, 'It does not say that it is of OpenAPI 3.1.0.'],
  ['no title', { ...document, info: { version: '1' } }, 'It has no title.'],
  ['no operation', { ...document, paths: {} }, 'It has no operation.'],
  [
    'a path without a slash',
    { ...document, paths: { 'carriers/{id}': { get: operation } } },
    'get carriers/{id} does not begin with a slash.',
  ],
  [
    'another method',
    { ...document, paths: { '/carriers/{id}': { fetch: operation } } },
    'fetch /carriers/{id} has no method of HTTP.',
  ],
  [
    'no response',
    { ...document, paths: { '/carriers/{id}': { get: { ...operation, responses: {} } } } },
    'get /carriers/{id} has no response.',
  ],
  [
    'a name in a path that is no parameter',
    { ...document, paths: { '/carriers/{id}': { get: { ...operation, parameters: [] } } } },
    'get /carriers/{id} does not describe the names in its path.',
  ],
  [
    'two operations of one name',
    { ...document, paths: { '/carriers/{id}': { get: operation, delete: operation } } },
    'get-carriers-id names two operations.',
  ],
  [
    'a reference without a target',
    { ...document, components: {} },
    'components/responses/unauthenticated is referred to and not there.',
  ],
])('an OpenAPI document with %s is not valid', (_, broken, problem) => {
  expect(openApiProblems(broken)).toEqual([problem])
})
