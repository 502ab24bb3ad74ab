/** A thrown `Response` or `data()` is a route's answer, such as 404; whatever else is thrown is a failure. */
export function isAnswer(thrown: unknown): boolean {
  if (thrown instanceof Response) return true;
  return (
    typeof thrown === 'object' && thrown !== null && Reflect.get(thrown, 'type') === 'DataWithResponseInit'
  );
}
