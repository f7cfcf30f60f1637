/** The model service of the tests, next to the other stubs that they start. */
export { startModelStub } from '../../lib/assistant/testing/model-stub.ts';
