import { execFileSync } from 'node:child_process'
import { openApiProblems } from './openapi.mjs'

/**
 * What the built monitor says of its routes, as texts: `openapi.json`, and pages by their path in docs. Fails if the
 * OpenAPI document is not valid.
 */
export function describedBy(monitorFolder) {
  const program = `${monitorFolder}/describe.js`
  const files = JSON.parse(
    execFileSync(process.execPath, [program], { encoding: 'utf8', maxBuffer: 64 << 20 }),
  )
  const problems = openApiProblems(JSON.parse(files['openapi.json']))
  if (problems.length > 0) throw new Error(`openapi.json is not valid.\n${problems.join('\n')}`)
  return files
}
