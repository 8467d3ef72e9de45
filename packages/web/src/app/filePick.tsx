// A button that asks for a file, in our words: the browser's own speaks its own language and has its own look.

import '../look/controls.css';

type FilePickProps = {
  readonly label: string;
  /** The kinds of files that are offered. */
  readonly accept: string;
  readonly onPick: (file: File) => void;
};

export function FilePick({ label, accept, onPick }: FilePickProps) {
  return (
    <label class="button file-pick">
      <input
        type="file"
        class="unseen"
        accept={accept}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file can be picked again, once it was mended.
          event.currentTarget.value = '';
          if (file) onPick(file);
        }}
      />
      {label}
    </label>
  );
}
