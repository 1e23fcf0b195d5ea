/** Every body of a response is shown by an example at its media type, where readers and tools find it. */
export function ResponseExample() {
  return {
    Response: {
      MediaType(media, { report, location }) {
        if (media.example !== undefined || Object.keys(media.examples ?? {}).length > 0) return;
        report({ message: 'The body of the response has no example.', location: location.key() });
      },
    },
  };
}
