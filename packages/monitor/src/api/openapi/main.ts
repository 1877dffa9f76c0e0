import { ROUTES } from '../routes/index.ts'
import { authorisationPage, openApiDocument } from './document.ts'

/** Prints the OpenAPI document and the page of who may make which call, as JSON by file name. */
console.log(
  JSON.stringify({
    'openapi.json': `${JSON.stringify(openApiDocument(ROUTES), null, 1)}\n`,
    'authorisation.md': authorisationPage(ROUTES),
  }),
)
