import { ROUTES } from '../routes/index.ts'
import { authorisationPage, openApiDocument } from './document.ts'

/** Prints the OpenAPI document and the page of who may make which call, as JSON: pages by their path in docs. */
console.log(
  JSON.stringify({
    'openapi.json': `${JSON.stringify(openApiDocument(ROUTES), null, 1)}\n`,
    'monitor-api/authorisation.md': authorisationPage(ROUTES),
  }),
)
