import { type Configuration, readConfiguration, type Texts, unknownSettings } from '../configuration/index.ts'

/** The settings are wrong: the message names each of them. */
export class WrongConfiguration extends Error {
  override readonly name = 'WrongConfiguration'
}

/**
 * The configuration of an environment. Names that look like settings but are none only cause a warning, because they
 * have no effect.
 * Refuses: throws `WrongConfiguration` with every problem.
 */
export const configurationOf = (texts: Texts, warn: (text: string) => void): Configuration => {
  const unknown = unknownSettings(texts)
  if (unknown.length > 0)
    warn(`Not a setting of the portal: ${unknown.join(', ')}. The README lists them all.`)
  const read = readConfiguration(texts)
  if (read.ok) return read.value
  const lines = read.refusal.map(({ message }) => `  ${message}`)
  throw new WrongConfiguration(`The portal's settings are not usable:\n${lines.join('\n')}`)
}
