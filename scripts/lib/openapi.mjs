const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch'])

const operationsIn = document =>
  Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

const twice = texts => texts.filter((text, at) => texts.indexOf(text) !== at)

/** A sentence for each thing that keeps a document from being one of OpenAPI 3.1. Empty: it is one. */
export function openApiProblems(document) {
  const operations = operationsIn(document)
  const referred = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([\w-]+)"/g)]
  return [
    ...(document.openapi === '3.1.0' ? [] : ['It does not say that it is of OpenAPI 3.1.0.']),
    ...['title', 'version'].filter(name => !document.info?.[name]).map(name => `It has no ${name}.`),
    ...(operations.length > 0 ? [] : ['It has no operation.']),
    ...operations.flatMap(({ path, method, operation }) => {
      const name = `${method} ${path}`
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, each]) => each)
      const parameters = operation.parameters ?? []
      const described = parameters.filter(each => each.in === 'path').map(each => each.name)
      return [
        ...(path.startsWith('/') ? [] : [`${name} does not begin with a slash.`]),
        ...(METHODS.has(method) ? [] : [`${name} has no method of HTTP.`]),
        ...(Object.keys(operation.responses ?? {}).length > 0 ? [] : [`${name} has no response.`]),
        ...(inPath.join() === described.join() ? [] : [`${name} does not describe the names in its path.`]),
      ]
    }),
    ...twice(operations.map(({ operation }) => operation.operationId)).map(
      id => `${id} names two operations.`,
    ),
    ...new Set(
      referred
        .filter(([, kind, name]) => document.components?.[kind]?.[name] === undefined)
        .map(([, kind, name]) => `components/${kind}/${name} is referred to and not there.`),
    ),
  ]
}
