/** The base path. Source: section 2, "Routes". */
export const BASE_PATH = '/broker'

/** The `href` of a path in the portal: `/carriers/12` becomes `/broker/carriers/12`. */
export const href = (path: string): string => `${BASE_PATH}${path}`
