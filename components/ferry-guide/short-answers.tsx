import { getTranslations } from 'next-intl/server';
import { FAQJsonLd } from 'next-seo';

const questions = ['early', 'gate', 'ban', 'late', 'hireCar'] as const;

/** Frequent questions with answers of two sentences, for visitors and search engines. */
export async function ShortAnswers() {
  const t = await getTranslations('ferryGuide.answers');
  const pairs = questions.map((id) => ({
    question: t(`${id}.question`),
    answer: t(`${id}.answer`),
  }));
  return (
    <>
      <FAQJsonLd questions={pairs} />
      <dl className="max-w-[46rem]">
        {pairs.map(({ question, answer }) => (
          <div key={question} className="border-t border-rule py-3.5 first:border-t-0 first:pt-0">
            <dt className="font-ui font-semibold">{question}</dt>
            <dd className="measure mt-0.5 leading-normal">{answer}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
