#!/bin/sh
# A data address that gives the same table as JSON or as CSV, told apart by the end of the path, described in OpenAPI as one operation with
# two media types in its answer.
#
# Version:   openapi-typescript 7.13.0 with openapi-fetch 0.17.0, @hey-api/openapi-ts 0.99.0, orval 8.38.0, swagger-typescript-api 13.13.0,
#            typescript 5.9.3.
# Guess:     all four type the answer as the table or the text, so that a caller has to look which one it is.
# Behaviour: two of them keep the first media type alone: a caller that asked for CSV is handed a text typed as the table, and no compiler
#            objects. The other two give both, and so no figure can be read without a test, though the caller asked for JSON.
# Seen:      see `expected`: whether `rows` can be read of the answer at once.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '{"private":true,"type":"module"}' >package.json
npm install --silent --no-audit --no-fund openapi-typescript@7.13.0 openapi-fetch@0.17.0 @hey-api/openapi-ts@0.99.0 orval@8.38.0 \
  swagger-typescript-api@13.13.0 typescript@5.9.3 @types/node@24.10.1 >/dev/null
cat >openapi.json <<'JSON'
{
  "openapi": "3.1.0",
  "info": { "title": "Imports", "version": "1" },
  "paths": {
    "/imports.{form}": {
      "get": {
        "operationId": "imports",
        "tags": ["imports"],
        "parameters": [
          { "name": "form", "in": "path", "required": true, "schema": { "type": "string", "enum": ["json", "csv"] } }
        ],
        "responses": {
          "200": {
            "description": "Tonnes by month",
            "content": {
              "application/json": { "schema": { "$ref": "#/components/schemas/Table" } },
              "text/csv": { "schema": { "type": "string" } }
            }
          }
        }
      }
    }
  },
  "components": {
    "schemas": {
      "Table": {
        "type": "object",
        "required": ["rows"],
        "properties": { "rows": { "type": "array", "items": { "type": "number" } } }
      }
    }
  }
}
JSON
printf 'export default { imports: { input: "./openapi.json", output: { target: "./orval/client.ts", client: "fetch" } } };' >orval.config.mjs
npx openapi-typescript openapi.json -o fetch/schema.d.ts >/dev/null 2>&1
npx openapi-ts -i openapi.json -o hey-api >/dev/null 2>&1
npx orval --config orval.config.mjs >/dev/null 2>&1
npx swagger-typescript-api generate -p openapi.json -o swagger -n client.ts >/dev/null 2>&1
cat >use-openapi-fetch.ts <<'TS'
import createClient from 'openapi-fetch';
import type { paths } from './fetch/schema.js';
const { data } = await createClient<paths>().GET('/imports.{form}', { params: { path: { form: 'csv' } } });
if (data !== undefined) console.log(data.rows[0]);
TS
cat >use-hey-api.ts <<'TS'
import { imports } from './hey-api/index.js';
const { data } = await imports({ path: { form: 'csv' } });
if (data !== undefined) console.log(data.rows[0]);
TS
cat >use-orval.ts <<'TS'
import { imports } from './orval/client.js';
const { data } = await imports('csv');
console.log(data.rows[0]);
TS
cat >use-swagger-typescript-api.ts <<'TS'
import { Api } from './swagger/client.js';
const { data } = await new Api().importsForm.imports('csv');
console.log(data.rows[0]);
TS
seen=''
for client in openapi-fetch hey-api orval swagger-typescript-api; do
  printf '{"compilerOptions":{"strict":true,"target":"es2022","lib":["es2022","dom","dom.iterable"],"module":"esnext","moduleResolution":"bundler","types":["node"],"skipLibCheck":true,"noEmit":true},"files":["use-%s.ts"]}' "$client" >tsconfig.json
  if printed=$(npx tsc -p .); then said=compiles; else said=$(printf '%s' "$printed" | grep -o "Property '[a-z]*' does not exist on type 'string'" | head -n 1); fi
  seen="$seen$client: $said
"
done
printf '%s' "$seen"
expected="openapi-fetch: Property 'rows' does not exist on type 'string'
hey-api: compiles
orval: Property 'rows' does not exist on type 'string'
swagger-typescript-api: compiles
"
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
