import type { WrittenConfiguration } from '../configuration/index.ts'

const PLACE = /(<script type="application\/json" id="page-configuration">)[^<]*(<\/script>)/

/** JSON that no HTML parser takes for the end of the script it stands in. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** A page with its configuration in it, in place of any before. */
export const configurationInto = (html: string, configuration: WrittenConfiguration): string =>
  html.replace(PLACE, (_, open: string, close: string) => `${open}${inScript(configuration)}${close}`)
