import type { WrittenConfiguration } from '../configuration/index.ts'

const PLACE = /(<script type="application\/json" id="page-configuration">)[^<]*(<\/script>)/

/** JSON that does not end the script element that contains it. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The page with the configuration inserted, replacing any previous one. */
export const configurationInto = (html: string, configuration: WrittenConfiguration): string =>
  html.replace(PLACE, (_, open: string, close: string) => `${open}${inScript(configuration)}${close}`)
