import type { Route } from '../../http/route.ts'
import { routeName } from '../../http/route.ts'
import { type JsonSchema, jsonSchemaOf, queryParameters } from '../openapi/json-schema.ts'

const IS_ID = /(^|_)ids?(_eq|_was|_for_email)?$/

/** Fields whose ids are shared by all companies, or come from a list of the monitor: they name no company's rows. */
const SHARED_FIELDS =
  /(^|\.)(carrier_ids?|carrier_id_eq|origin_area_id|destination_area_id|commodity_type_id|place_id|carrier_vehicle_id|vehicle_id|carrier_vehicle_id_eq|insurance_policy_id|identity_alert_id|tax_form_id|plan_id|user_id_for_email)$/

const partsOf = (schema: JsonSchema): readonly JsonSchema[] =>
  ['anyOf', 'oneOf', 'allOf'].flatMap(name => (schema[name] ?? []) as readonly JsonSchema[])

const idsIn = (schema: JsonSchema, path: readonly string[]): readonly string[] => [
  ...partsOf(schema).flatMap(part => idsIn(part, path)),
  ...(schema['items'] === undefined ? [] : idsIn(schema['items'] as JsonSchema, path)),
  ...Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>).flatMap(
    ([name, below]) => [
      ...(IS_ID.test(name) ? [[...path, name].join('.')] : []),
      ...idsIn(below, [...path, name]),
    ],
  ),
]

const dotted = (name: string) => name.replaceAll(/\[(\w+)\]/g, '.$1')

/**
 * Each field of a route's query or body that is the id of a company's record: `PATCH loads/:id load.team_id`.
 */
export const foreignFieldsOf = (route: Route): readonly string[] => {
  const { query, body } = route.schemas
  const fields = [
    ...(query === undefined ? [] : queryParameters(query).map(({ name }) => dotted(name))).filter(name =>
      IS_ID.test(name),
    ),
    ...(body === undefined ? [] : idsIn(jsonSchemaOf(body, 'input'), [])),
  ]
  return [...new Set(fields)]
    .filter(field => !SHARED_FIELDS.test(field))
    .map(field => `${routeName(route)} ${field}`)
}
