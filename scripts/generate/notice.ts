/** The first line of every file that is made. */
export const notice = '// Made by `npm run generate` from openapi/; do not edit.\n';
